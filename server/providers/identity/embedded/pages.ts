import { escapeHtml, renderPage } from '#server/platform/http/page.ts';
import { PERSONAS } from '../personas.ts';

function personaButton(persona: (typeof PERSONAS)[number]): string {
  const initials = persona.firstName.charAt(0) + persona.lastName.charAt(0);
  return `<li><button class="person" name="email" value="${persona.email}" formnovalidate>
<span class="initials" aria-hidden="true">${initials}</span>
<span class="who"><strong>${persona.firstName} ${persona.lastName}</strong>
<span>${persona.email}</span><span>${persona.about}</span></span></button></li>`;
}

/**
 * The embedded issuer's sign-in page.
 * @param action URL that the form posts to
 * @param problem the error of the last attempt and the address that was entered
 */
export function signInPage(
  action: string,
  problem: { message: string; typed: string } | null,
): string {
  return renderPage({
    title: 'Sign in',
    body: `<h1>Sign in</h1>
<p class="lead">This copy runs with a built-in sign-in service for trying things out. Choose a person, or use any email address. No password is asked.</p>
<form method="post" action="${escapeHtml(action)}">
<label for="email">Email address</label>
<div class="row"><input id="email" name="email" type="email" autocomplete="username" inputmode="email" autofocus required
 value="${escapeHtml(problem?.typed ?? '')}"${problem ? ' aria-invalid="true" aria-describedby="email-problem"' : ''}>
<button class="primary">Continue</button></div>
${problem ? `<p class="problem" id="email-problem">${escapeHtml(problem.message)}</p>` : ''}
</form>
<form method="post" action="${escapeHtml(action)}">
<h2>Demo people</h2>
<ul class="people">${PERSONAS.map(personaButton).join('')}</ul>
</form>
<p class="quiet"><a href="${escapeHtml(action)}/cancel">Cancel and go back</a></p>`,
  });
}

/** Sign-out confirmation page of the issuer; its script submits it automatically. */
export function signOutPage(form: string): string {
  return renderPage({
    title: 'Signing out',
    script: '/pages/sign-out.js',
    body: `<h1>Signing out</h1>${form}
<p><button class="primary" form="op.logoutForm" name="logout" value="yes">Sign out</button></p>`,
  });
}

export function signedOutPage(): string {
  return renderPage({
    title: 'Signed out',
    body: '<h1>You are signed out</h1><p><a class="button primary" href="/">Back to the start</a></p>',
  });
}

/** A page for a protocol error of the issuer, without details. */
export function issuerErrorPage(): string {
  return renderPage({
    title: 'Sign-in was interrupted',
    body: `<h1>Sign-in was interrupted</h1>
<p class="lead">This sign-in has expired or was opened twice. Nothing is lost.</p>
<p><a class="button primary" href="/api/login">Sign in again</a> <a class="button" href="/">Back to the start</a></p>`,
  });
}
