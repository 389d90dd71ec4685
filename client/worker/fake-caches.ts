/** Caches in memory for tests, which keep entries in the order in which they were put. */
export function fakeCaches(): CacheStorage & { isFull: boolean } {
  const kept = new Map<string, Cache>();
  const addressOf = (request: RequestInfo | URL) =>
    request instanceof Request ? request.url : String(request);

  function fakeCache(): Cache {
    const entries = new Map<string, Response>();
    return {
      async match(request) {
        return entries.get(addressOf(request))?.clone();
      },
      async put(request, response) {
        if (storage.isFull) throw new DOMException('full', 'QuotaExceededError');
        entries.delete(addressOf(request));
        entries.set(addressOf(request), response);
      },
      async delete(request) {
        return entries.delete(addressOf(request));
      },
      async keys() {
        return [...entries.keys()].map((address) => new Request(address));
      },
      add: () => Promise.reject(new Error('not used')),
      addAll: () => Promise.reject(new Error('not used')),
      matchAll: () => Promise.reject(new Error('not used')),
    };
  }

  const storage = {
    isFull: false,
    async open(name: string) {
      const found = kept.get(name) ?? fakeCache();
      kept.set(name, found);
      return found;
    },
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
    keys: async () => [...kept.keys()],
    async match(request: RequestInfo | URL) {
      for (const cache of kept.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  return storage;
}
