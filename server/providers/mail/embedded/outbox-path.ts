/** Path of the outbox page within the app's own origin. */
export const OUTBOX_PATH = '/outbox';
