import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;

/** Ways in which the issuer can be wrong, hostile or broken; each is off by default. */
export interface Faults {
  /** Overrides of the id token's claims; undefined removes one. */
  claims?: Json;
  header?: Json;
  /** Signs with an unpublished key, or not at all. */
  signature?: 'foreign' | 'none';
  /** Answers one of its endpoints with this status and body instead. */
  broken?: { path: string; status: number; body: string };
  /** Drops the connection for one of its endpoints. */
  dropped?: string;
  /** Overrides of the callback's parameters; undefined removes one. */
  callback?: Record<string, string | undefined>;
}

/** A small OpenID Connect issuer that signs one person in and can be made to misbehave. */
export interface StubIssuer extends AsyncDisposable {
  readonly url: string;
  /** The app's configuration for it. */
  readonly env: Readonly<Record<string, string>>;
  /** Claims of the person at the browser. */
  person: Json;
  /** Claims that only the userinfo endpoint returns. */
  userinfo: Json;
  faults: Faults;
  /** Requests received, as "GET /path". */
  readonly asked: string[];
}

const CLIENT = { id: 'human-design', secret: 'a-client-secret-for-tests' };

function base64url(value: Json): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signedToken(header: Json, claims: Json, key: KeyObject | null): string {
  const input = `${base64url(header)}.${base64url(claims)}`;
  const signature = key ? sign('RSA-SHA256', Buffer.from(input), key).toString('base64url') : '';
  return `${input}.${signature}`;
}

async function formOf(req: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function sendJson(res: ServerResponse, status: number, body: Json): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** @param withPkce whether the issuer announces PKCE; without it, clients send a state. */
export async function startStubIssuer(withPkce = true): Promise<StubIssuer> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, { challenge: string; nonce: string | null }>();
  const tokens = new Set<string>();
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  const issuer: StubIssuer = {
    url,
    env: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    },
    person: { sub: 'person-1', email: 'person@id.example', email_verified: true },
    userinfo: {},
    faults: {},
    asked: [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function idToken(nonce: string | null): string {
    const now = Math.floor(Date.now() / 1000);
    const { faults } = issuer;
    const claims = {
      iss: url,
      aud: CLIENT.id,
      iat: now,
      exp: now + 300,
      ...(nonce ? { nonce } : {}),
      ...issuer.person,
      ...faults.claims,
    };
    const header = { alg: 'RS256', kid: 'own', typ: 'JWT', ...faults.header };
    if (faults.signature === 'none') return signedToken({ ...header, alg: 'none' }, claims, null);
    const { privateKey } = faults.signature === 'foreign' ? foreign : own;
    return signedToken(header, claims, privateKey);
  }

  function authorize(query: URLSearchParams, res: ServerResponse): void {
    const code = randomUUID();
    grants.set(code, {
      challenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce'),
    });
    const target = new URL(query.get('redirect_uri') ?? '');
    const state = query.get('state') ?? undefined;
    for (const [name, value] of Object.entries({ code, state, ...issuer.faults.callback })) {
      if (value !== undefined) target.searchParams.set(name, value);
    }
    res.writeHead(302, { Location: target.href }).end();
  }

  async function token(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const form = await formOf(req);
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
    if (!grant || verifier.digest('base64url') !== grant.challenge) {
      sendJson(res, 400, { error: 'invalid_grant' });
      return;
    }
    const accessToken = randomUUID();
    tokens.add(accessToken);
    sendJson(res, 200, {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken(grant.nonce),
    });
  }

  function userinfo(req: IncomingMessage, res: ServerResponse): void {
    const given = (req.headers.authorization ?? '').replace(/^Bearer /, '');
    if (!tokens.has(given)) res.writeHead(401).end();
    else sendJson(res, 200, { sub: issuer.person['sub'], ...issuer.userinfo });
  }

  function metadata(): Json {
    return {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      userinfo_endpoint: `${url}/userinfo`,
      end_session_endpoint: `${url}/logout`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...(withPkce ? { code_challenge_methods_supported: ['S256'] } : {}),
    };
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', url);
    issuer.asked.push(`${req.method} ${pathname}`);
    const { broken, dropped } = issuer.faults;
    if (dropped === pathname) return void req.socket.destroy();
    if (broken?.path === pathname) {
      return void res
        .writeHead(broken.status, { 'Content-Type': 'application/json' })
        .end(broken.body);
    }
    if (pathname === '/.well-known/openid-configuration') return sendJson(res, 200, metadata());
    if (pathname === '/authorize') return authorize(searchParams, res);
    if (pathname === '/token') return token(req, res);
    if (pathname === '/userinfo') return userinfo(req, res);
    if (pathname === '/jwks') {
      const key = own.publicKey.export({ format: 'jwk' });
      return sendJson(res, 200, { keys: [{ ...key, kid: 'own', use: 'sig', alg: 'RS256' }] });
    }
    res.writeHead(404).end();
  }

  return issuer;
}
