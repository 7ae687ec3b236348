import type { InitialData } from '@offizin/contract/initial-data';

function readInitialData(): InitialData {
  const text = document.getElementById('initial-data')?.textContent ?? '';
  return JSON.parse(text) as InitialData;
}

/** What the server embedded in the page; read once. */
export const initialData: InitialData = readInitialData();
