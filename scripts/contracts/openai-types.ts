import type OpenAI from 'openai';

/* Types of requests to and responses from OpenAI, under the names that tests use. */
export type ChatRequest = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
export type ChatEvent = OpenAI.Chat.Completions.ChatCompletionChunk;
export type EmbeddingRequest = OpenAI.EmbeddingCreateParams;
export type EmbeddingAnswer = OpenAI.CreateEmbeddingResponse;
