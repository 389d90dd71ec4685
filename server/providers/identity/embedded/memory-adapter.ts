import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const ENTRIES_MAX = 5_000;

/**
 * Keeps the embedded issuer's sessions, codes and grants in memory, bounded and expiring. Signed-in
 * people of the product are unaffected when it is lost at a restart: their logins are in the
 * database.
 */
export function createMemoryAdapter(): (model: string) => Adapter {
  const payloads = new LRUCache<string, AdapterPayload>({ max: ENTRIES_MAX });
  // A session keeps its uid when it gets a new id: the uid leads to the latest.
  const latestKeys = new LRUCache<string, string>({ max: ENTRIES_MAX });

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const latest = (kind: string, value: string) =>
      payloads.get(latestKeys.get(`${model}:${kind}:${value}`) ?? '');
    return {
      async upsert(id, payload, expiresIn) {
        // Zero never expires; the size of the cache still bounds it.
        const ttl = (expiresIn ?? 0) * 1000;
        payloads.set(keyOf(id), payload, { ttl });
        for (const kind of ['uid', 'userCode'] as const) {
          const value = payload[kind];
          if (value) latestKeys.set(`${model}:${kind}:${value}`, keyOf(id), { ttl });
        }
      },
      async find(id) {
        return payloads.get(keyOf(id));
      },
      async findByUid(uid) {
        return latest('uid', uid);
      },
      async findByUserCode(userCode) {
        return latest('userCode', userCode);
      },
      async consume(id) {
        const payload = payloads.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        payloads.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of payloads.entries()) {
          // The provider asks each of its token models; sessions of the grant stay.
          if (key.startsWith(`${model}:`) && payload.grantId === grantId) payloads.delete(key);
        }
      },
    };
  };
}
