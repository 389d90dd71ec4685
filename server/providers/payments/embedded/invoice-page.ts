import { escapeHtml, renderPage } from '#server/platform/http/page.ts';
import type { Ledger } from './ledger.ts';
import { cardFields, day, dollars } from './page-texts.ts';
import type { InvoiceRecord } from './records.ts';

const TITLES: Readonly<Record<InvoiceRecord['status'], string>> = {
  open: 'Invoice',
  paid: 'Receipt',
  void: 'Canceled invoice',
};

function factsOf(ledger: Ledger, invoice: InvoiceRecord): [name: string, value: string][] {
  const { customers, intents } = ledger.state;
  const email = customers[invoice.customer]?.email;
  const card = intents[invoice.intent]?.card;
  const facts: [string, string][] = [
    ['Number', invoice.number],
    ['Issued', day(invoice.created)],
  ];
  if (invoice.paidAt !== null) facts.push(['Paid', day(invoice.paidAt)]);
  if (invoice.paidAt !== null && card) facts.push(['Paid with', `Card ending in ${card.last4}`]);
  if (invoice.voidedAt !== null) facts.push(['Canceled', day(invoice.voidedAt)]);
  facts.push(['For', `${day(invoice.periodStart)} to ${day(invoice.periodEnd)}`]);
  if (email) facts.push(['Billed to', email]);
  return facts;
}

function sumsOf(ledger: Ledger, invoice: InvoiceRecord): [name: string, cents: number][] {
  const { intents, charges } = ledger.state;
  const charge = charges[intents[invoice.intent]?.charge ?? ''];
  const sums: [name: string, cents: number][] = [['Total', invoice.total]];
  if (invoice.status === 'paid') sums.push(['Paid', invoice.total]);
  if (charge && charge.refunded > 0) sums.push(['Refunded', charge.refunded]);
  if (invoice.status === 'open') sums.push(['Due now', invoice.total]);
  return sums;
}

function row(kind: 'th' | 'td', name: string, cents: number): string {
  const scope = kind === 'th' ? ' scope="row"' : '';
  return `<tr><${kind}${scope}>${escapeHtml(name)}</${kind}><td>${dollars(cents)}</td></tr>`;
}

/** An invoice's page: the receipt once it is paid, a payment form while it is open. */
export function invoicePage(
  ledger: Ledger,
  invoice: InvoiceRecord,
  action: string,
  problem: string | null,
): string {
  const title = TITLES[invoice.status];
  const facts = factsOf(ledger, invoice).map(
    ([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  const lines = invoice.lines.map(({ description, amount }) => row('td', description, amount));
  const sums = sumsOf(ledger, invoice).map(([name, cents]) => row('th', name, cents));
  return renderPage({
    title: `${title} ${invoice.number}`,
    body: `<h1>${title}</h1>
<p class="lead">This copy runs with a built-in payment service for trying things out. No money moves.</p>
<dl class="facts">${facts.join('')}</dl>
<table><caption class="hidden">What it is for</caption>
<thead><tr><th scope="col">Description</th><th scope="col">Amount</th></tr></thead>
<tbody>${lines.join('')}</tbody><tfoot>${sums.join('')}</tfoot></table>
${
  invoice.status === 'open'
    ? `<form method="post" action="${escapeHtml(`${action}/pay`)}"><h2 class="name">Pay by card</h2>
${cardFields(problem)}
<div class="row"><button class="primary">Pay ${dollars(invoice.total)}</button></div></form>`
    : ''
}
<p class="way-back"><a class="button" href="/billing">Back to your plan</a></p>`,
  });
}
