// The person has already asked to sign out: the issuer's question answers itself.
document.querySelector('button[name="logout"]')?.click();
