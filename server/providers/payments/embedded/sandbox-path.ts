/** Path of the sandbox's pages within the app's own origin. */
export const SANDBOX_PATH = '/payments-sandbox';
