import express, { type Router } from 'express';
import { escapeHtml, renderPage } from '#server/platform/http/page.ts';
import type { KeptMail, Outbox } from './outbox.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const LINK = /https?:\/\/[^\s<>"]+/g;

function withLinks(text: string): string {
  return escapeHtml(text).replace(LINK, (url) => `<a href="${url}">${url}</a>`);
}

function part({ to, subject, text, sentAt }: KeptMail): string {
  return `<section><h2 class="name">${escapeHtml(subject)}</h2>
<p class="lead">To ${escapeHtml(to)}, ${escapeHtml(sentAt)}</p>
${text
  .split('\n\n')
  .map((paragraph) => `<p>${withLinks(paragraph)}</p>`)
  .join('\n')}</section>`;
}

/** The messages that an embedded server would have sent. */
export function outboxPages(outbox: Outbox): Router {
  const router = express.Router();
  router.get('/', async (_req, res) => {
    res.setHeader('Content-Security-Policy', PAGE_POLICY);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    const messages = await outbox.list();
    const body = `<h1>Outbox</h1>
<p class="lead">This copy sends no e-mail. These are the messages people would have received.</p>
${messages.map(part).join('\n') || '<p>No messages yet. Invite somebody to a team to see one here.</p>'}`;
    res.type('html').send(renderPage({ title: 'Outbox', body }));
  });
  return router;
}
