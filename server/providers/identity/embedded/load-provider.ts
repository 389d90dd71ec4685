import type Provider from 'oidc-provider';

/**
 * Loads oidc-provider without its console warnings about Node versions: they address people who
 * deploy an issuer, and this one only serves development and demonstrations.
 */
export async function loadProvider(): Promise<typeof Provider> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return (await import('oidc-provider')).default;
  } finally {
    console.warn = warn;
  }
}
