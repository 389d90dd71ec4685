import { escapeHtml, renderPage } from '#server/platform/http/page.ts';
import { found } from './fault.ts';
import type { Ledger } from './ledger.ts';
import type { IntentRecord, PortalRecord, SubscriptionRecord } from './records.ts';
import { productName } from './subscribing.ts';

const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "$1,249.50" for US cents. */
export const dollars = (cents: number) => MONEY.format(cents / 100).replace('-', '−');
/** "May 3, 2027" for seconds since 1970, in UTC. */
export const day = (seconds: number) => DAY.format(seconds * 1_000);

/** The fields of a test card, with the last error. */
export function cardFields(problem: string | null): string {
  const wrong = problem ? ' aria-invalid="true" aria-describedby="card-problem"' : '';
  return `<label for="number">Test card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" required placeholder="4242 4242 4242 4242"${wrong}>
<div class="pair"><div><label for="expiry">Expires (MM/YY)</label>
<input id="expiry" name="expiry" autocomplete="off" required placeholder="12/34"></div>
<div><label for="cvc">Security code</label>
<input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" required placeholder="123"></div></div>
${problem ? `<p class="problem" id="card-problem" role="alert">${escapeHtml(problem)}</p>` : ''}`;
}

/** The bank's authentication page. */
export function bankPage(intent: IntentRecord, action: string): string {
  return renderPage({
    title: 'Confirm your payment',
    body: `<h1>Confirm your payment</h1>
<p class="lead">This stands for the page of your bank. The card ending in ${intent.card?.last4 ?? ''} is to pay ${dollars(intent.amount)}. No money moves.</p>
<form method="post" action="${escapeHtml(action)}">
<div class="row"><button class="primary" name="agrees" value="yes">Confirm</button>
<button class="button" name="agrees" value="no">Refuse</button></div></form>`,
  });
}

function subscriptionPart(
  ledger: Ledger,
  subscription: SubscriptionRecord,
  action: string,
): string {
  const price = found(ledger.state.prices, 'price', subscription.price);
  const name = productName(ledger, price.product);
  const isRunning = subscription.status === 'active' || subscription.status === 'past_due';
  const { cancelsAtPeriodEnd, card } = subscription;
  const future = cancelsAtPeriodEnd ? 'Ends on' : 'Renews on';
  const verb = cancelsAtPeriodEnd ? 'resume' : 'cancel';
  const label = cancelsAtPeriodEnd ? 'Keep this plan' : 'Cancel at the end of the year';
  return `<section><h2 class="name">${escapeHtml(name)}</h2>
<p class="lead">${dollars(price.amount)} a year. ${future} ${day(subscription.periodEnd)}. ${
    card ? `Card ending in ${card.last4}.` : 'No card.'
  }${subscription.status === 'past_due' ? ' The last payment failed.' : ''}</p>
${
  isRunning
    ? `<form method="post" action="${escapeHtml(`${action}/${verb}`)}">
<button class="button" name="subscription" value="${subscription.id}">${label}</button></form>`
    : ''
}</section>`;
}

/** The portal: the plan, the card and the cancellation. */
export function portalPage(
  ledger: Ledger,
  portal: PortalRecord,
  action: string,
  problem: string | null,
): string {
  const running = Object.values(ledger.state.subscriptions).filter(
    ({ customer, endedAt }) => customer === portal.customer && endedAt === null,
  );
  const parts = running.map((subscription) => subscriptionPart(ledger, subscription, action));
  return renderPage({
    title: 'Your plan and card',
    body: `<h1>Your plan and card</h1>
<p class="lead">This copy runs with a built-in payment service for trying things out. No money moves.</p>
${parts.join('') || '<p>You have no plan.</p>'}
<form method="post" action="${escapeHtml(`${action}/card`)}"><h2 class="name">Change the card</h2>
${cardFields(problem)}
<div class="row"><button class="primary">Save the card</button></div></form>
<p class="way-back"><a class="button" href="${escapeHtml(portal.returnUrl)}">Go back</a></p>`,
  });
}

/** For an expired or unknown link. */
export function nothingPage(): string {
  return renderPage({
    title: 'Nothing here',
    body: '<h1>Nothing here</h1><p class="lead">This page has expired.</p><p><a class="button primary" href="/">Back to the start</a></p>',
  });
}
