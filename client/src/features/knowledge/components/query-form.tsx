import { Form, TextField } from '#client/components/form/form.tsx';
import { useSavedForm } from '#client/components/form/use-saved-form.ts';
import { Button } from '#client/components/ui/button.tsx';
import { VECTOR_QUERY_MAX, VectorQuery } from '#shared/contract/knowledge.ts';

export interface QueryFormProps {
  isSearching: boolean;
  /** `query` is trimmed and not empty. */
  onSearch: (query: string) => void;
}

/** A free-text question, sent by Enter or the button. */
export function QueryForm({ isSearching, onSearch }: QueryFormProps) {
  const form = useSavedForm({
    schema: VectorQuery,
    values: { query: '' },
    failed: '',
    send: async ({ query }) => query,
    onSent: (query) => {
      // Enter sends a form even while a script has disabled its button.
      if (!isSearching) onSearch(query);
    },
  });
  const isEmpty = form.state.watch('query').trim() === '';

  return (
    <Form form={form} className="flex flex-wrap items-start gap-3">
      <TextField
        form={form}
        name="query"
        label="Custom query"
        type="search"
        enterKeyHint="search"
        maxLength={VECTOR_QUERY_MAX}
        placeholder="Which gates does a Penta look at?"
        fieldClass="min-w-0 flex-1 basis-72"
      />
      <Button type="submit" disabled={isEmpty || isSearching} className="sm:mt-7 max-sm:w-full">
        Search
      </Button>
    </Form>
  );
}
