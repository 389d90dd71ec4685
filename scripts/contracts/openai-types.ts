import type OpenAI from 'openai';

/* Types of requests to and responses from OpenAI, under the names that tests use. */
export type ChatRequest = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
export type ChatOnceRequest = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming;
export type ChatAnswer = OpenAI.Chat.Completions.ChatCompletion;
export type ResponsesRequest = OpenAI.Responses.ResponseCreateParamsStreaming;
export type ResponsesOnceRequest = OpenAI.Responses.ResponseCreateParamsNonStreaming;
export type ResponsesEvent = OpenAI.Responses.ResponseStreamEvent;
export type ResponsesAnswer = OpenAI.Responses.Response;
export type ChatEvent = OpenAI.Chat.Completions.ChatCompletionChunk;
export type EmbeddingRequest = OpenAI.EmbeddingCreateParams;
export type EmbeddingAnswer = OpenAI.CreateEmbeddingResponse;
