/** Hands data to the browser to save under a name. */
function saveAs(name: string, data: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Saves a text that only the browser has. */
export function saveText(name: string, text: string): void {
  saveAs(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Fetches a file and hands it to the browser to save under the name that the server gives, else under this one; false when it is refused. */
export async function saveFile(address: string, otherName = 'download'): Promise<boolean> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  if (response === null || !response.ok) return false;
  const disposition = response.headers.get('content-disposition') ?? '';
  saveAs(/filename="([^"]+)"/.exec(disposition)?.[1] ?? otherName, await response.blob());
  return true;
}
