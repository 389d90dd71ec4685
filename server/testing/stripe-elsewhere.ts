import { stripeElsewhere } from './environment.ts';

// Preloaded into a server process: redirects its Stripe requests to a sandbox that the test runs,
// and that outlives the server.
const own = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.origin !== 'https://api.stripe.com') return own(input, init);
  return own(new URL(url.pathname + url.search, stripeElsewhere()), init);
};
