import type { Router } from 'express';
import type passport from 'passport';
import type { Config } from '#server/platform/config.ts';
import { ISSUER_PATH } from './issuer-path.ts';
import { CALLBACK_PATH, createOidcIdentity } from './oidc.ts';
import type { IdentityPort } from './port.ts';

/** The OpenID Connect client, for the configured issuer or the embedded one. */
export async function createIdentity(
  config: Pick<Config, 'identity' | 'publicUrl' | 'dataDir'>,
  authenticator: passport.Authenticator,
): Promise<{ identity: IdentityPort; issuer: Router | null }> {
  const { publicUrl, identity } = config;
  if (identity.kind === 'oidc') {
    return {
      identity: createOidcIdentity({ ...identity, publicUrl, authenticator }),
      issuer: null,
    };
  }
  const { createEmbeddedIssuer, EMBEDDED_CLIENT_ID } = await import('./embedded/issuer.ts');
  const { issuerSecrets } = await import('./embedded/secrets.ts');
  const secrets = await issuerSecrets(config.dataDir);
  return {
    identity: createOidcIdentity({
      kind: 'embedded',
      issuer: publicUrl + ISSUER_PATH,
      clientId: EMBEDDED_CLIENT_ID,
      clientSecret: secrets.clientSecret,
      publicUrl,
      authenticator,
    }),
    issuer: await createEmbeddedIssuer(publicUrl, publicUrl + CALLBACK_PATH, secrets),
  };
}
