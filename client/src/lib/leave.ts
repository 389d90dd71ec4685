/** Leaves the app by the browser's own navigation, as sign-in and the pages of banks need it. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
