/** Leaves the app by a browser navigation, as needed for sign-in and banks' pages. */
export function navigateAway(address: string): void {
  window.location.assign(address);
}

/** Reloads this address from the server as a new document. */
export function reloadDocument(): void {
  window.location.reload();
}
