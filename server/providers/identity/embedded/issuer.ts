import express, { type Router } from 'express';
import type { Configuration, default as Provider } from 'oidc-provider';
import { ISSUER_PATH } from '../issuer-path.ts';
import { loadProvider } from './load-provider.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { issuerErrorPage, signedOutPage, signInPage, signOutPage } from './pages.ts';
import { emailOf, personOf } from './people.ts';
import type { IssuerSecrets } from './secrets.ts';
export const EMBEDDED_CLIENT_ID = 'human-design';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function configuration(
  publicUrl: string,
  callbackUrl: string,
  secrets: IssuerSecrets,
): Configuration {
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: EMBEDDED_CLIENT_ID,
        client_secret: secrets.clientSecret,
        redirect_uris: [callbackUrl],
        post_logout_redirect_uris: [`${publicUrl}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [secrets.jwk as never] },
    cookies: { keys: [secrets.cookieKey], long: { signed: true }, short: { signed: true } },
    claims: {
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    // Name and email are in the ID token, so that the client needs no userinfo request.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    ttl: { Session: 14 * 24 * 3600, Interaction: 1800, Grant: 14 * 24 * 3600, IdToken: 3600 },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => {
        const person = personOf(email);
        return {
          sub: email,
          email,
          email_verified: true,
          given_name: person.firstName,
          ...(person.lastName ? { family_name: person.lastName } : {}),
        };
      },
    }),
    // Our own app is the only client, so the consent screen is skipped.
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? EMBEDDED_CLIENT_ID,
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    interactions: { url: (_ctx, interaction) => `${ISSUER_PATH}/sign-in/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.set('Content-Security-Policy', PAGE_POLICY);
          ctx.body = signOutPage(form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.set('Content-Security-Policy', PAGE_POLICY);
          ctx.body = signedOutPage();
        },
      },
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.set('Content-Security-Policy', PAGE_POLICY);
      ctx.body = issuerErrorPage();
    },
  };
}

function interactionRoutes(provider: Provider): Router {
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: '10kb' });

  router.use('/sign-in', (_req, res, next) => {
    res.setHeader('Content-Security-Policy', PAGE_POLICY);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'same-origin');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  router.get('/sign-in/:uid', async (req, res) => {
    const { params, uid } = await provider.interactionDetails(req, res);
    const hinted = emailOf(params['login_hint']);
    if (hinted) {
      await provider.interactionFinished(req, res, { login: { accountId: hinted } });
      return;
    }
    res.type('html').send(signInPage(`${ISSUER_PATH}/sign-in/${uid}`, null));
  });
  router.post('/sign-in/:uid', form, async (req, res) => {
    const { uid } = await provider.interactionDetails(req, res);
    const typed: unknown = req.body?.email;
    const email = emailOf(typed);
    if (!email) {
      const problem = {
        message: 'Enter an email address, such as name@company.com.',
        typed: typeof typed === 'string' ? typed.slice(0, 254) : '',
      };
      res
        .status(422)
        .type('html')
        .send(signInPage(`${ISSUER_PATH}/sign-in/${uid}`, problem));
      return;
    }
    await provider.interactionFinished(req, res, { login: { accountId: email } });
  });
  router.get('/sign-in/:uid/cancel', async (req, res) => {
    await provider.interactionFinished(req, res, {
      error: 'access_denied',
      error_description: 'The person went back',
    });
  });
  return router;
}

/**
 * OpenID Connect issuer for development and demonstrations: anyone can sign in as anyone. Mounted
 * in the app's own process, before body parsers and security headers.
 */
export async function createEmbeddedIssuer(
  publicUrl: string,
  callbackUrl: string,
  secrets: IssuerSecrets,
): Promise<Router> {
  const Issuer = await loadProvider();
  const provider = new Issuer(
    publicUrl + ISSUER_PATH,
    configuration(publicUrl, callbackUrl, secrets),
  );
  provider.proxy = publicUrl.startsWith('https:');
  const router = express.Router();
  router.use(interactionRoutes(provider));
  router.use(
    (error: unknown, _req: express.Request, res: express.Response, next: express.NextFunction) => {
      if (res.headersSent) return next(error);
      res.setHeader('Content-Security-Policy', PAGE_POLICY);
      res.status(400).type('html').send(issuerErrorPage());
    },
  );
  router.use(provider.callback());
  return router;
}
