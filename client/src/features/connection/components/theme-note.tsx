import type { CompositeTheme } from '#shared/contract/connection.ts';

/** What the number of centers defined together says, and what teachers call it. */
export function ThemeNote({ theme }: { theme: CompositeTheme }) {
  const { count, sentence, name, isCommon } = theme;
  return (
    <>
      <p className="font-display text-reading">{sentence}</p>
      <p className="mt-2 text-sm text-muted">
        <span className="figures">{count}</span> means centers defined to centers open.{' '}
        {name !== null && (
          <>
            {isCommon ? 'Teachers call it' : 'Some teachers call it'} “{name}”. It’s a count, not a
            verdict on the pair.
          </>
        )}
      </p>
    </>
  );
}
