import { useRef, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Spinner } from '#client/components/ui/spinner.tsx';
import { searchFailureOf, useVectorSearch } from '#client/features/knowledge/api.ts';
import { QueryForm } from '#client/features/knowledge/components/query-form.tsx';
import { QuickQuestions } from '#client/features/knowledge/components/quick-questions.tsx';
import { SearchResults } from '#client/features/knowledge/components/search-results.tsx';
import { messageOf } from '#client/lib/api.ts';
import type { VectorAnswer } from '#shared/contract/knowledge.ts';

const FAILED = 'The knowledge base could not be searched. Please try again.';

/** Tries out the search behind the coach's quotes from the knowledge base. */
export function VectorTestPage() {
  const [answer, setAnswer] = useState<VectorAnswer | null>(null);
  const search = useVectorSearch(setAnswer);
  const answerArea = useRef<HTMLElement>(null);

  function ask(query: string) {
    // A pressed button is about to be disabled and would lose the focus.
    if (document.activeElement instanceof HTMLButtonElement) answerArea.current?.focus();
    search.mutate(query, {
      onError: (error) => {
        toast({
          title: 'Search Failed',
          description: searchFailureOf(error),
          tone: 'destructive',
        });
      },
    });
  }

  return (
    <PageContainer width="reading">
      <PageHeading lead="See which passages of the knowledge base a question finds, and how near they are. The coach quotes from the same passages.">
        Knowledge Search
      </PageHeading>
      <div className="grid gap-6">
        <QuickQuestions isDisabled={search.isPending} onAsk={ask} />
        <QueryForm isSearching={search.isPending} onSearch={ask} />
      </div>
      <section
        ref={answerArea}
        tabIndex={-1}
        aria-label="Search results"
        aria-busy={search.isPending}
        className="mt-10 grid gap-6 outline-none"
      >
        {search.isPending && <Spinner label="Searching vector database..." />}
        {search.isError && (
          <Notice tone="danger" title="Search Failed">
            {messageOf(search.error, FAILED)}
          </Notice>
        )}
        {answer && (
          <div className={search.isPending ? 'opacity-60' : undefined}>
            <SearchResults {...answer} />
          </div>
        )}
      </section>
    </PageContainer>
  );
}
