import { errorOf, reach } from './client.ts';

/** Fetches what is no call, such as a picture; throws an ApiError as `call` does. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await reach(address, { credentials: 'same-origin' });
  if (!response.ok) throw await errorOf(response);
  return response;
}
