import { escapeHtml, renderPage } from '../../platform/http/page.ts';

function returnQuery(returnTo: string): string {
  return returnTo === '/' ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Shown when the issuer does not answer; one link retries. */
export function providerDownPage(returnTo: string, requestId: string): string {
  return renderPage({
    title: 'Sign-in is not available',
    body: `<h1>Sign-in isn’t available right now</h1>
<p class="lead">The sign-in service isn’t responding. Your charts are safe; please try again in a moment.</p>
<p><a class="button primary" href="/api/login${escapeHtml(returnQuery(returnTo))}">Try again</a> <a class="button" href="/">Back to the start</a></p>
<p class="quiet">Request ${escapeHtml(requestId)}</p>`,
  });
}

/** Shown when one of our own services does not answer. */
export function unavailablePage(requestId: string): string {
  return renderPage({
    title: 'We’re having trouble right now',
    body: `<h1>We’re having trouble right now</h1>
<p class="lead">Your charts are safe. Please try again in a moment.</p>
<p><a class="button primary" href="/">Back to the start</a></p>
<p class="quiet">Request ${escapeHtml(requestId)}</p>`,
  });
}

/** Shown when one network starts sign-ins faster than people do. */
export function tooManySignInsPage(message: string): string {
  return renderPage({
    title: 'Too many sign-ins',
    body: `<h1>Too many sign-ins</h1>
<p class="lead">${escapeHtml(message)}</p>
<p><a class="button" href="/">Back to the start</a></p>`,
  });
}

/**
 * Shown when the issuer or the person declined, or when the callback matches no sign-in of this
 * browser.
 */
export function notSignedInPage(requestId: string): string {
  return renderPage({
    title: 'You are not signed in',
    body: `<h1>You are not signed in</h1>
<p class="lead">The sign-in was canceled, expired, or started in another browser.</p>
<p><a class="button primary" href="/api/login">Sign in</a> <a class="button" href="/">Back to the start</a></p>
<p class="quiet">Request ${escapeHtml(requestId)}</p>`,
  });
}

/** Shown to a disabled person. */
export function disabledPage(supportEmail: string): string {
  return renderPage({
    title: 'Your access is turned off',
    body: `<h1>Your access is turned off</h1>
<p class="lead">Please write to <a href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a> if this is a mistake.</p>
<p><a class="button" href="/">Back to the start</a></p>`,
  });
}

/** Asked when another site sent the browser to the sign-out address. */
export function confirmSignOutPage(): string {
  return renderPage({
    title: 'Sign out?',
    body: `<h1>Do you want to sign out?</h1>
<p class="lead">A link on another page brought you here.</p>
<p><a class="button primary" href="/api/logout">Sign out</a> <a class="button" href="/">Stay signed in</a></p>`,
  });
}
