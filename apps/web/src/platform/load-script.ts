const loading = new Map<string, Promise<void>>();

/** Brings a provider’s script into the page, once; one that failed is tried again when it is asked for again. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known !== undefined) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`${url} did not load`));
    });
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}
