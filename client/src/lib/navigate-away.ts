/** Leaves the app by the browser's own navigation, as sign-in and the pages of banks need it. */
export function navigateAway(address: string): void {
  window.location.assign(address);
}

/** Fetches this address once more from the server, as a document of its own. */
export function reloadDocument(): void {
  window.location.reload();
}
