import type { Request, Response } from 'express';
import * as client from 'openid-client';
import { type AuthenticateOptions, Strategy, type VerifyFunction } from 'openid-client/passport';
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
  /** The Passport instance that also handles sessions, so that both share one serialization. */
  readonly authenticator: passport.Authenticator;
}

export const CALLBACK_PATH = '/api/auth/callback';
const STRATEGY = 'oidc';
const TIMEOUT_SECONDS = 5;

type Outcome = { readonly user: SignInOutcome | false; readonly error: unknown };

const NAME_MAX = 255;
const PICTURE_MAX = 2_000;
const SUBJECT_MAX = 255;
const EMAIL_MAX = 320;

/** The text, truncated to `max` characters, without control characters and lone surrogates. */
function textOf(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  const text = [...value.replace(/\p{Cc}|\p{Cs}/gu, '')].slice(0, max).join('').trim();
  return text === '' ? null : text;
}

/** The email unchanged, or null: a truncated or cleaned one could belong to somebody else. */
function emailOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.length > EMAIL_MAX || !/^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u.test(text))
    return null;
  // Only A to Z: in other scripts two different letters can share a lower-case form.
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

type Claims = Readonly<Record<string, unknown>>;

function claimsOf(issuer: string, subject: string, claims: Claims): VerifiedClaims {
  return {
    issuer,
    subject,
    email: emailOf(claims['email']),
    emailVerified: claims['email_verified'] === true,
    firstName: textOf(claims['given_name'], NAME_MAX),
    lastName: textOf(claims['family_name'], NAME_MAX),
    pictureUrl: textOf(claims['picture'], PICTURE_MAX),
  };
}

/** How far ahead of ours the issuer's clock may be. */
const CLOCK_AHEAD_SECONDS = 900;

/**
 * Whether a token, whose signature, issuer and audience are verified, names a person to us: not
 * issued to another client, nor in the future, and with a subject that can be stored unchanged.
 */
function isForUs(
  claims: { readonly sub: string; readonly iat: number; readonly azp?: unknown },
  clientId: string,
): boolean {
  const { sub, iat, azp } = claims;
  if (sub === '' || sub.length > SUBJECT_MAX || /\p{Cc}|\p{Cs}/u.test(sub)) return false;
  if (iat > Date.now() / 1_000 + CLOCK_AHEAD_SECONDS) return false;
  return azp === undefined || azp === clientId;
}

type Tokens = Parameters<VerifyFunction>[0];

/** Many issuers give email and name only at userinfo; if it fails, the person stays nameless. */
async function moreAbout(
  config: client.Configuration,
  tokens: Tokens,
  subject: string,
): Promise<Claims> {
  if (!config.serverMetadata().userinfo_endpoint) return {};
  return client.fetchUserInfo(config, tokens.access_token, subject).catch(() => ({}));
}

/** The sign-in that a redeemed code stands for; null when it identifies nobody. */
async function outcomeOf(
  config: client.Configuration,
  tokens: Tokens,
): Promise<SignInOutcome | null> {
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) return null;
  if (!isForUs(claims, config.clientMetadata().client_id)) return null;
  const { sub } = claims;
  const more = claims['email'] === undefined ? await moreAbout(config, tokens, sub) : {};
  return {
    kind: 'verified',
    claims: claimsOf(config.serverMetadata().issuer, sub, { ...claims, ...more }),
    idToken: tokens.id_token,
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
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
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
        async (tokens, verified) => {
          const outcome = await outcomeOf(config, tokens);
          verified(null, outcome === null ? false : (outcome as unknown as Express.User));
        },
      ),
    );
    return config;
  }

  /** Discovery is lazy, because the embedded issuer starts in this very process. */
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
    return new Promise((resolve) => {
      res.once('finish', () => resolve('redirected'));
      const done = (error: unknown, user?: Express.User | false | null) =>
        // The strategy's verify function above is the only source of this value.
        resolve({ error, user: user ? (user as unknown as SignInOutcome) : false });
      authenticator.authenticate(STRATEGY, settings, done)(req, res, (error: unknown) =>
        resolve({ error, user: false }),
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
      // Not a callback of a pending sign-in: the strategy started a new one instead.
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

/** openid-client's error codes for an issuer that times out, errs or answers nonsense. */
const OUT_OF_PROTOCOL: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
]);

/** An invalid, replayed or forged callback, as opposed to an issuer that is down. */
function isProtocolRefusal(error: unknown): boolean {
  if (error instanceof client.AuthorizationResponseError) return true;
  if (error instanceof client.ResponseBodyError) return error.status < 500;
  if (error instanceof client.ClientError) {
    return !OUT_OF_PROTOCOL.has(error.code ?? '') && !isNetwork(error);
  }
  return false;
}

function isNetwork(error: Error): boolean {
  return error.cause instanceof TypeError || error.cause instanceof DOMException;
}
