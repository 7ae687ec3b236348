/** Where files lie that are no rows: a directory that all processes share, or a bucket that speaks S3. */
export type FilesConfig =
  | { readonly kind: 'local'; readonly directory: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly region: string;
      /** Null for the region's own. */
      readonly endpoint: string | null;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };
