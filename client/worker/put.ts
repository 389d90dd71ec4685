/**
 * Stores a response if there is room: without it the app works on from the network.
 * @returns whether it is stored
 */
export async function putIfRoom(
  cache: Pick<Cache, 'put'>,
  address: string,
  response: Response,
): Promise<boolean> {
  try {
    await cache.put(address, response);
    return true;
  } catch {
    return false;
  }
}
