/** Fetches a file and hands it to the browser to save under the name that the server gives, else under this one; false when it is refused. */
export async function saveFile(address: string, otherName = 'download'): Promise<boolean> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  if (response === null || !response.ok) return false;
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? otherName;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
