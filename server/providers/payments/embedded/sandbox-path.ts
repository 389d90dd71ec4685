/** Where the sandbox's pages live in the app's own origin. */
export const SANDBOX_PATH = '/payments-sandbox';
