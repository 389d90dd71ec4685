import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { CopyIcon } from '#client/components/ui/icons.tsx';
import { Input } from '#client/components/ui/input.tsx';

const COPY_NOTES = {
  waiting: 'Copy it now: for safety we don’t keep it, so it isn’t shown again.',
  copied: 'Copied.',
  refused: 'The browser didn’t allow copying. Select the link and copy it from there.',
} as const;

/** The address of a link that was just made. */
export function NewLink({ href }: { href: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<keyof typeof COPY_NOTES>('waiting');
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

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
      <Field label="Your link">
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
        {COPY_NOTES[state]}
      </p>
    </div>
  );
}
