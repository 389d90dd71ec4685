const isQuotaError = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Stores a response if there is room: without it the app works on from the network.
 * @param onFull called when the browser's storage is full
 * @returns whether it is stored
 */
export async function putIfRoom(
  cache: Pick<Cache, 'put'>,
  address: string,
  response: Response,
  onFull: () => void,
): Promise<boolean> {
  try {
    await cache.put(address, response);
    return true;
  } catch (error) {
    if (isQuotaError(error)) onFull();
    return false;
  }
}
