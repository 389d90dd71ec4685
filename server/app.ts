import { fileURLToPath } from 'node:url';
import express, { type Express, type RequestHandler, Router } from 'express';
import { CONTRACT } from '#shared/contract/contract.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { authNavigations } from './features/auth/navigations.ts';
import { authRoutes } from './features/auth/routes.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { paymentWebhook } from './features/billing/talk/webhook.ts';
import { calendarsRoutes } from './features/calendars/routes.ts';
import { chartsRoutes } from './features/charts/routes.ts';
import { coachRoutes } from './features/coach/routes.ts';
import { connectionsRoutes } from './features/connections/routes.ts';
import { conversationsRoutes } from './features/conversations/routes.ts';
import { invitationsRoutes } from './features/invitations/routes.ts';
import { knowledgeRoutes } from './features/knowledge/routes.ts';
import { libraryRoutes } from './features/library/routes.ts';
import { manualRoutes } from './features/manual/routes.ts';
import { placesRoutes } from './features/places/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { promptsRoutes } from './features/prompts/routes.ts';
import { readingRoutes } from './features/reading/routes.ts';
import { reportRoutes } from './features/report/routes.ts';
import { samplesRoutes } from './features/samples/routes.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { teamPlanRoutes } from './features/team-plan/routes.ts';
import { teamsRoutes } from './features/teams/routes.ts';
import { usageRoutes } from './features/usage/routes.ts';
import { workplaceRoutes } from './features/workplace/routes.ts';
import { publicPaths } from './page-heads.ts';
import { AppError } from './platform/errors.ts';
import { limitAdmission } from './platform/http/admission.ts';
import { readBodies } from './platform/http/bodies.ts';
import { redirectToCanonicalOrigin } from './platform/http/canonical-origin.ts';
import { createDraining, type Draining } from './platform/http/draining.ts';
import { answerError } from './platform/http/errors.ts';
import { healthProbes } from './platform/http/health.ts';
import { countRequests, METRICS_PATH, serveMetrics } from './platform/http/metrics.ts';
import { type HandledRoute, mountContract } from './platform/http/mount.ts';
import { openApiOf } from './platform/http/openapi.ts';
import { assignRequestId } from './platform/http/request-id.ts';
import { logRequests } from './platform/http/request-log.ts';
import { noStore, securityHeaders, unlisted } from './platform/http/security-headers.ts';
import { sitemap } from './platform/http/sitemap.ts';
import { enforceWriteRule } from './platform/http/write-rule.ts';
import { ISSUER_PATH } from './providers/identity/issuer-path.ts';
import { OUTBOX_PATH } from './providers/mail/embedded/outbox-path.ts';
import { outboxPages } from './providers/mail/embedded/pages.ts';
import { SANDBOX_PATH } from './providers/payments/embedded/sandbox-path.ts';
import type { Services } from './services.ts';
import { createSessionLayer, type SessionLayer } from './session.ts';

const PAGES_FOLDER = fileURLToPath(new URL('./pages', import.meta.url));

export interface App {
  readonly express: Express;
  /** The name of the cookie of people with a session. */
  readonly sessionCookie: string;
  readonly draining: Draining;
  close(): void;
}

const API = /^\/api(?:\/|$)/i;

function operationsOf(services: Services, cookieName: string): HandledRoute[] {
  const openApi = () => openApiOf(CONTRACT, services.config.publicUrl, cookieName);
  return [
    ...systemRoutes(services, openApi),
    ...authRoutes,
    ...placesRoutes,
    ...calendarsRoutes(services),
    ...chartsRoutes,
    ...auditRoutes,
    ...adminRoutes,
    ...usageRoutes,
    ...coachRoutes(services),
    ...connectionsRoutes,
    ...conversationsRoutes,
    ...promptsRoutes,
    ...manualRoutes,
    ...privacyRoutes(services),
    ...readingRoutes,
    ...reportRoutes,
    ...sharingRoutes,
    ...knowledgeRoutes,
    ...libraryRoutes(services),
    ...samplesRoutes,
    ...accountsRoutes,
    ...workplaceRoutes,
    ...teamPlanRoutes,
    ...teamsRoutes(services),
    ...invitationsRoutes(services),
    ...billingRoutes(services),
  ];
}

/** Everything under `/api`, errors included. */
function createApi(
  services: Services,
  sessions: SessionLayer,
  draining: Draining,
  securityLayer: RequestHandler,
): Router {
  const { config } = services;
  const api = Router();
  api.use(redirectToCanonicalOrigin(config.publicUrl), securityLayer);
  if (services.metrics) api.use(countRequests(services.metrics));
  api.use(noStore, logRequests(services.log));
  api.use(paymentWebhook(services));
  api.use(enforceWriteRule(config.publicUrl));
  api.use(authNavigations(services, sessions));
  api.use(limitAdmission(config.capacity), readBodies(CONTRACT));
  mountContract(
    api,
    CONTRACT,
    operationsOf(services, sessions.cookieName),
    { ...services, streamsEnd: draining.streamsEnd },
    sessions.personOf,
  );
  api.use(() => {
    throw new AppError('request.not_found');
  });
  api.use(answerError);
  return api;
}

/** The whole HTTP application without the client's static files; starts nothing. */
export function createApp(services: Services): App {
  const { config } = services;
  const app = express();
  const sessions = createSessionLayer(services);
  const draining = createDraining();

  app.disable('x-powered-by');
  // No reply of the API is stored: nobody could ask whether it has changed.
  app.disable('etag');
  app.set('trust proxy', config.trustProxyHops);
  const securityLayer = securityHeaders({
    publicUrl: config.publicUrl,
    isDevelopment: config.mode === 'development',
    takesCardsByStripe: services.providers.payments.cardForm.kind === 'stripe',
  });
  const api = createApi(services, sessions, draining, securityLayer);
  app.use(assignRequestId);
  app.use(draining.closeConnections);
  // Before what only pages need. `stack` lets tests list what is served, as a router's does.
  const toApi: RequestHandler = (req, res, next) =>
    API.test(req.path) ? api(req, res, next) : next();
  app.use(Object.assign(toApi, { stack: api.stack }));
  app.use(['/healthz', '/readyz'], securityLayer, noStore);
  app.use(healthProbes(services.database.db, draining));
  app.use(redirectToCanonicalOrigin(config.publicUrl));
  if (services.issuer) app.use(ISSUER_PATH, services.issuer);
  if (services.sandbox) app.use(SANDBOX_PATH, services.sandbox.pages);
  if (services.outbox) app.use(OUTBOX_PATH, outboxPages(services.outbox));
  app.use(securityLayer);
  app.use(sitemap(config.publicUrl, () => publicPaths(services.library())));
  app.use(['/s', '/join', '/my-place', '/keep-account', '/calendar'], unlisted);
  app.use((req, res, next) => {
    if (!req.url.startsWith('/calendar/')) return next();
    // The address that calendars get names the operation behind it.
    req.url = `/api${req.url}`;
    api(req, res, next);
  });
  app.use('/pages', express.static(PAGES_FOLDER, { index: false, maxAge: '1h' }));
  if (services.metrics && config.metrics.port === undefined) {
    app.get(METRICS_PATH, serveMetrics(services.metrics, config.metrics.token));
  }
  return {
    express: app,
    sessionCookie: sessions.cookieName,
    draining,
    close: sessions.close,
  };
}
