import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const ENTRIES_MAX = 5_000;

/**
 * In-memory storage for the embedded issuer's sessions, codes and grants, bounded and expiring.
 * Losing it at a restart signs nobody out of the product, whose logins are in the database.
 */
export function createMemoryAdapter(): (model: string) => Adapter {
  const payloads = new LRUCache<string, AdapterPayload>({ max: ENTRIES_MAX });
  // A session's uid survives a change of id and maps to the latest id.
  const latestKeys = new LRUCache<string, string>({ max: ENTRIES_MAX });

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const latest = (kind: string, value: string) =>
      payloads.get(latestKeys.get(`${model}:${kind}:${value}`) ?? '');
    return {
      async upsert(id, payload, expiresIn) {
        // A TTL of zero never expires; the cache size still bounds the entry.
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
          // oidc-provider calls this on each token model; the grant's sessions stay.
          if (key.startsWith(`${model}:`) && payload.grantId === grantId) payloads.delete(key);
        }
      },
    };
  };
}
