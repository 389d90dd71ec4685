import { type FormEvent, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { VECTOR_QUERY_MAX } from '#shared/contract/knowledge.ts';

export interface QueryFormProps {
  isSearching: boolean;
  /** `query` is trimmed and not empty. */
  onSearch: (query: string) => void;
}

/** A free-text question, sent by Enter or the button. */
export function QueryForm({ isSearching, onSearch }: QueryFormProps) {
  const [text, setText] = useState('');
  const query = text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    // Enter submits a form even while its button is only aria-disabled.
    if (query !== '' && !isSearching) onSearch(query);
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label="Custom query" className="min-w-0 flex-1 basis-72">
        <Input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={VECTOR_QUERY_MAX}
          placeholder="Which gates does a Penta look at?"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={query === '' || isSearching} className="max-sm:w-full">
        Search
      </Button>
    </form>
  );
}
