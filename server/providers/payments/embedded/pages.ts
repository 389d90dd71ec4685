import express, { type Request, type Response, type Router } from 'express';
import * as z from 'zod';
import { answerBank, payInvoice } from './billing.ts';
import { readCard } from './cards.ts';
import { found, impossible, StripeFault } from './fault.ts';
import { invoicePage } from './invoice-page.ts';
import type { Ledger } from './ledger.ts';
import { bankPage, nothingPage, portalPage } from './page-texts.ts';
import type { IntentRecord, InvoiceRecord, PortalRecord } from './records.ts';
import { SANDBOX_PATH } from './sandbox-path.ts';
import { setCancelAtPeriodEnd } from './subscribing.ts';
import { letTimePass } from './time-passing.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const PORTAL_SECONDS = 3_600;

const word = z.string().max(200);
const Card = z.object({ number: word, expiry: word, cvc: word });
const Confirmation = z.strictObject({ clientSecret: word, ...Card.shape, returnPath: word });
/** Local paths only, to prevent open redirects. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** The payment intent of a client secret, which authenticates the browser. */
function intentBy(ledger: Ledger, secret: string): IntentRecord {
  const intent = Object.values(ledger.state.intents).find((one) => one.clientSecret === secret);
  if (!intent) throw impossible('No such payment.', 'client_secret');
  return intent;
}

/** Replaces Stripe's own pages: confirming a payment, the bank's authentication, the portal. */
export function createPages(ledger: Ledger, publicUrl: string, onDone: () => void): Router {
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: '10kb' });
  const finish = () => {
    ledger.save();
    onDone();
  };
  router.use((req, res, next) => {
    res.setHeader('Content-Security-Policy', PAGE_POLICY);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'same-origin');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    const origin = req.get('origin');
    if (req.method === 'POST' && origin !== undefined && origin !== publicUrl) {
      return void res.status(403).type('html').send(nothingPage());
    }
    letTimePass(ledger);
    // Overdue renewals may have created events, even if this page changes nothing.
    onDone();
    next();
  });

  router.post('/confirm', express.json({ limit: '10kb' }), (req, res) => {
    const { clientSecret, returnPath, ...card } = Confirmation.parse(req.body);
    const intent = intentBy(ledger, clientSecret);
    const status = confirm(ledger, intent, card);
    finish();
    const back = OWN_PATH.test(returnPath) ? returnPath : '/';
    const query = new URLSearchParams({ secret: clientSecret, back });
    res.json({
      status,
      nextUrl: status === 'requires_action' ? `${SANDBOX_PATH}/bank?${query}` : null,
    });
  });

  router.get('/bank', (req, res) => {
    const { secret, back } = asked(req);
    const intent = intentBy(ledger, secret);
    if (intent.status !== 'requires_action') return void goBack(res, intent, back);
    const action = `${SANDBOX_PATH}/bank?${new URLSearchParams({ secret, back })}`;
    res.type('html').send(bankPage(intent, action));
  });
  router.post('/bank', form, (req, res) => {
    const { secret, back } = asked(req);
    const intent = intentBy(ledger, secret);
    answerBank(ledger, intent, req.body?.agrees === 'yes');
    finish();
    goBack(res, intent, back);
  });

  const portalOf = (req: Request<{ id: string }>): PortalRecord => {
    const portal = found(ledger.state.portals, 'session', req.params.id);
    if (ledger.now() - portal.created > PORTAL_SECONDS) throw impossible('This page has expired.');
    return portal;
  };
  const show = (res: Response, portal: PortalRecord, problem: string | null) =>
    res
      .type('html')
      .send(portalPage(ledger, portal, `${SANDBOX_PATH}/portal/${portal.id}`, problem));
  router.get('/portal/:id', (req, res) => void show(res, portalOf(req), null));
  router.post('/portal/:id/card', form, (req, res) => {
    const portal = portalOf(req);
    try {
      changeCard(ledger, portal, req.body);
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      return void show(res.status(422), portal, error.message);
    }
    finish();
    res.redirect(303, `${SANDBOX_PATH}/portal/${portal.id}`);
  });
  for (const verb of ['cancel', 'resume'] as const) {
    router.post(`/portal/:id/${verb}`, form, (req: Request<{ id: string }>, res: Response) => {
      const portal = portalOf(req);
      const id = word.parse(req.body?.subscription);
      const subscription = found(ledger.state.subscriptions, 'subscription', id);
      if (subscription.customer !== portal.customer) throw impossible('No such subscription.');
      setCancelAtPeriodEnd(ledger, subscription, verb === 'cancel');
      finish();
      res.redirect(303, `${SANDBOX_PATH}/portal/${portal.id}`);
    });
  }

  const invoicePath = ({ id }: InvoiceRecord) => `${SANDBOX_PATH}/invoice/${id}`;
  const showInvoice = (res: Response, invoice: InvoiceRecord, problem: string | null) =>
    res.type('html').send(invoicePage(ledger, invoice, invoicePath(invoice), problem));
  router.get('/invoice/:id', (req, res) => {
    showInvoice(res, found(ledger.state.invoices, 'invoice', req.params.id), null);
  });
  router.post('/invoice/:id/pay', form, (req: Request<{ id: string }>, res: Response) => {
    const invoice = found(ledger.state.invoices, 'invoice', req.params.id);
    const intent = found(ledger.state.intents, 'payment_intent', invoice.intent);
    const back = invoicePath(invoice);
    try {
      const status = confirm(ledger, intent, Card.parse(req.body));
      finish();
      const query = new URLSearchParams({ secret: intent.clientSecret, back });
      res.redirect(303, status === 'requires_action' ? `${SANDBOX_PATH}/bank?${query}` : back);
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      finish();
      showInvoice(res.status(422), invoice, error.message);
    }
  });

  router.use((error: unknown, req: Request, res: Response, next: express.NextFunction) => {
    const fault = error instanceof z.ZodError ? impossible('This cannot be read.') : error;
    if (!(fault instanceof StripeFault)) return next(error);
    if (req.path === '/confirm') return void res.status(fault.status).json(fault.body);
    res.status(404).type('html').send(nothingPage());
  });
  router.use((_req, res) => void res.status(404).type('html').send(nothingPage()));
  return router;
}

function asked(req: Request): { secret: string; back: string } {
  const { secret, back } = z.object({ secret: word, back: word }).parse(req.query);
  return { secret, back: OWN_PATH.test(back) ? back : '/' };
}

/** @throws {StripeFault} when the card is declined */
function confirm(ledger: Ledger, intent: IntentRecord, typed: z.infer<typeof Card>) {
  if (intent.status === 'succeeded') return intent.status;
  const invoice = found(ledger.state.invoices, 'invoice', intent.invoice);
  if (invoice.status !== 'open') throw impossible('This payment is no longer open.');
  const verdict = payInvoice(ledger, invoice, readCard(ledger, typed), true);
  if (verdict.kind === 'pays') return 'succeeded';
  if (verdict.kind === 'asks') return 'requires_action';
  ledger.save();
  const { code, decline, message } = verdict;
  throw new StripeFault(402, 'card_error', message, {
    code,
    ...(decline === null ? {} : { decline_code: decline }),
  });
}

/** Redirects back with the same parameters as Stripe. */
function goBack(res: Response, intent: IntentRecord, path: string): void {
  // The invoice page shows the result itself.
  if (path.startsWith(`${SANDBOX_PATH}/`)) return void res.redirect(303, path);
  const hasPaid = intent.status === 'succeeded';
  const query = new URLSearchParams({
    payment_intent: intent.id,
    payment_intent_client_secret: intent.clientSecret,
    redirect_status: hasPaid ? 'succeeded' : 'failed',
  });
  res.redirect(303, `${path}${path.includes('?') ? '&' : '?'}${query}`);
}

/** Replaces the card on file and pays open invoices with it. */
function changeCard(ledger: Ledger, { customer }: PortalRecord, body: unknown): void {
  const card = { ...readCard(ledger, Card.parse(body)), isAuthenticated: true };
  const { subscriptions, invoices } = ledger.state;
  for (const subscription of Object.values(subscriptions)) {
    if (subscription.customer !== customer || subscription.endedAt !== null) continue;
    if (subscription.status === 'incomplete') continue;
    subscription.card = card;
    const invoice = invoices[subscription.latestInvoice];
    if (invoice?.status === 'open') payInvoice(ledger, invoice, card, true);
  }
}
