import type { Request, Response } from 'express';
import * as client from 'openid-client';
import { type AuthenticateOptions, Strategy } from 'openid-client/passport';
import type passport from 'passport';
import type { IdentityPort, SignInOutcome, VerifiedClaims } from './port.ts';
import { IdentityUnavailable } from './port.ts';

export interface OidcOptions {
  readonly kind: IdentityPort['kind'];
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Our own origin, without a trailing slash. */
  readonly publicUrl: string;
  /** The one that also keeps the session, so that both agree on who signs in. */
  readonly authenticator: passport.Authenticator;
}

export const CALLBACK_PATH = '/api/auth/callback';
const STRATEGY = 'oidc';
const TIMEOUT_SECONDS = 5;

type Outcome = { readonly user: SignInOutcome | false; readonly error: unknown };

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function claimsOf(issuer: string, claims: client.IDToken): VerifiedClaims {
  return {
    issuer,
    subject: claims.sub,
    email: textOf(claims['email'])?.toLowerCase() ?? null,
    emailVerified: claims['email_verified'] === true,
    firstName: textOf(claims['given_name']),
    lastName: textOf(claims['family_name']),
    pictureUrl: textOf(claims['picture']),
  };
}

/** The one OpenID Connect client, whichever issuer it talks to. */
export function createOidcIdentity(options: OidcOptions): IdentityPort {
  const { authenticator } = options;
  let discovered: Promise<client.Configuration> | null = null;

  async function discover() {
    const issuer = new URL(options.issuer);
    const config = await client.discovery(
      issuer,
      options.clientId,
      options.clientSecret,
      undefined,
      {
        timeout: TIMEOUT_SECONDS,
        execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      },
    );
    authenticator.use(
      STRATEGY,
      new Strategy(
        {
          config,
          name: STRATEGY,
          scope: 'openid email profile',
          callbackURL: options.publicUrl + CALLBACK_PATH,
        },
        (tokens, verified) => {
          const claims = tokens.claims();
          if (!claims || !tokens.id_token) return verified(null, false);
          const outcome: SignInOutcome = {
            kind: 'verified',
            claims: claimsOf(config.serverMetadata().issuer, claims),
            idToken: tokens.id_token,
          };
          verified(null, outcome as unknown as Express.User);
        },
      ),
    );
    return config;
  }

  /** Discovered at the first sign-in, because the embedded issuer starts with this very process. */
  async function ready() {
    discovered ??= discover();
    try {
      return await discovered;
    } catch (error) {
      discovered = null;
      throw new IdentityUnavailable(error);
    }
  }

  async function authenticate(
    req: Request,
    res: Response,
    settings: AuthenticateOptions,
  ): Promise<Outcome | 'redirected'> {
    await ready();
    return new Promise((settle) => {
      res.once('finish', () => settle('redirected'));
      const done = (error: unknown, user?: Express.User | false | null) =>
        // The strategy's verify function above is the only source of this value.
        settle({ error, user: user ? (user as unknown as SignInOutcome) : false });
      authenticator.authenticate(STRATEGY, settings, done)(req, res, (error: unknown) =>
        settle({ error, user: false }),
      );
    });
  }

  return {
    kind: options.kind,
    async begin(req, res, loginHint) {
      const outcome = await authenticate(req, res, loginHint ? { loginHint, prompt: 'login' } : {});
      if (outcome !== 'redirected') throw new IdentityUnavailable(outcome.error);
    },
    async finish(req, res) {
      const outcome = await authenticate(req, res, {});
      // Not the callback of any sign-in: the strategy began a new one instead.
      if (outcome === 'redirected') return { kind: 'refused' };
      if (outcome.error) {
        if (isProtocolRefusal(outcome.error)) return { kind: 'refused' };
        throw new IdentityUnavailable(outcome.error);
      }
      return outcome.user === false ? { kind: 'refused' } : outcome.user;
    },
    async endSessionUrl(idToken) {
      try {
        const config = await ready();
        if (!config.serverMetadata().end_session_endpoint) return null;
        return client.buildEndSessionUrl(config, {
          id_token_hint: idToken,
          post_logout_redirect_uri: `${options.publicUrl}/`,
        }).href;
      } catch {
        return null;
      }
    },
  };
}

/** A wrong, replayed or forged answer, as opposed to an issuer that is down. */
function isProtocolRefusal(error: unknown): boolean {
  if (error instanceof client.AuthorizationResponseError) return true;
  if (error instanceof client.ResponseBodyError) return error.status < 500;
  if (error instanceof client.ClientError)
    return error.code !== 'OAUTH_TIMEOUT' && !isNetwork(error);
  return false;
}

function isNetwork(error: Error): boolean {
  return error.cause instanceof TypeError || error.cause instanceof DOMException;
}
