import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { CopyIcon } from './icons.tsx';
import { Input } from './input.tsx';

const COPY_NOTES = {
  copied: 'Copied.',
  refused: 'The browser didn’t allow copying. Select the link and copy it from there.',
} as const;

interface CopyLinkProps {
  label: string;
  href: string;
  /** Shown until it is copied. */
  note: string;
  /** It was just made: it gets the focus. */
  isNew?: boolean;
}

/** The address of a link, with a button that copies it. */
export function CopyLink({ label, href, note, isNew = false }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<keyof typeof COPY_NOTES | null>(null);
  useEffect(() => {
    if (!isNew) return;
    field.current?.focus();
    field.current?.select();
  }, [isNew]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(href);
      setState('copied');
    } catch {
      setState('refused');
      field.current?.select();
    }
  }

  return (
    <div className="grid gap-2 rounded-md bg-ok-soft p-4">
      <Field label={label}>
        <div className="flex gap-2">
          <Input
            ref={field}
            readOnly
            value={href}
            onFocus={(event) => event.target.select()}
            className="min-w-0 flex-1"
          />
          <Button onClick={copy}>
            <CopyIcon />
            Copy
          </Button>
        </div>
      </Field>
      <p role="status" className="text-sm">
        {state ? COPY_NOTES[state] : note}
      </p>
    </div>
  );
}
