import type { EndpointSpec } from '@offizin/contract/endpoint';
import { type ApiName, describeApi } from '../../openapi/document.ts';

export const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

/** The ids of a document's operations by method and path. */
export function idsOf(name: ApiName): ReadonlyMap<string, string> {
  const paths = Object.entries(describeApi(name).paths);
  const ids = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]): [string, string] => [
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      operationId,
    ]),
  );
  return new Map(ids);
}
