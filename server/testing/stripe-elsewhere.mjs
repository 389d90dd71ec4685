/*
 * Preloaded into a server process: redirects its Stripe requests to a sandbox that the test runs,
 * and that outlives the server. Plain JavaScript, so that the built server starts without a loader,
 * which takes as long again.
 */
// biome-ignore lint/style/noProcessEnv: a module that is loaded before the server has no other input
const { TEST_STRIPE_URL } = process.env;
const own = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.origin !== 'https://api.stripe.com') return own(input, init);
  return own(new URL(url.pathname + url.search, TEST_STRIPE_URL), init);
};
