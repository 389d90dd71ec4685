/** Path of the embedded issuer within the app's own origin. */
export const ISSUER_PATH = '/issuer';
