import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Secrets = z.object({
  clientSecret: z.string(),
  cookieKey: z.string(),
  jwk: z.record(z.string(), z.unknown()),
});
export type IssuerSecrets = z.infer<typeof Secrets>;

/** The issuer's signing keys, generated once: new keys would sign everyone out at each restart. */
export async function issuerSecrets(dataDir: string): Promise<IssuerSecrets> {
  const file = join(dataDir, 'issuer.json');
  try {
    return Secrets.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const secrets: IssuerSecrets = {
      clientSecret: randomBytes(32).toString('base64url'),
      cookieKey: randomBytes(32).toString('base64url'),
      jwk: { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'embedded' },
    };
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
    return secrets;
  }
}
