/** Where the embedded issuer lives in the app's own origin. */
export const ISSUER_PATH = '/issuer';
