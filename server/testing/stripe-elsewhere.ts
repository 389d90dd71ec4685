import { stripeElsewhere } from './environment.ts';

// Loaded before a server in a process of its own: what it sends to Stripe goes to a sandbox that the
// test runs, which so outlives the server.
const own = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.origin !== 'https://api.stripe.com') return own(input, init);
  return own(new URL(url.pathname + url.search, stripeElsewhere()), init);
};
