import type { AiConfig } from '#server/platform/config-ai.ts';
import type { ChatPort, EmbeddingPort } from './port.ts';

// The vendor's client is loaded only where it is configured.

/** The configured coach. Makes no request yet. */
export async function createChat(
  { chat }: Pick<AiConfig, 'chat'>,
  { builtIn }: { readonly builtIn: () => ChatPort },
): Promise<ChatPort> {
  if (chat.kind === 'built-in') return builtIn();
  const { createOpenAiChat } = await import('./openai-chat.ts');
  return createOpenAiChat(chat);
}

/** The configured embeddings. Makes no request yet. */
export async function createEmbeddings(
  { embeddings }: Pick<AiConfig, 'embeddings'>,
  { lexical }: { readonly lexical: () => EmbeddingPort },
): Promise<EmbeddingPort> {
  if (embeddings.kind === 'lexical') return lexical();
  const { createOpenAiEmbeddings } = await import('./openai-embeddings.ts');
  return createOpenAiEmbeddings(embeddings);
}
