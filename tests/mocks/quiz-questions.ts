import { delay, http, HttpResponse, type RequestHandler } from "msw";

import type { Question } from "#app/content/schemas.server.ts";

const address = "*/quizzes/:quizId.json";

/** The questions of every quiz come, as the build writes them. Counts the requests. */
export function questionsArrive(questions: readonly Question[], onRequest: () => void = () => undefined) {
  return http.get(address, () => {
    onRequest();
    return HttpResponse.json({ questions });
  });
}

/** The host answers, but not with questions. Counts the requests. */
export function questionsAnswer(
  body: string,
  { status = 200, onRequest = () => undefined }: { status?: number; onRequest?: () => void } = {},
): RequestHandler {
  return http.get(address, () => {
    onRequest();
    return new HttpResponse(body, { status, headers: { "Content-Type": "text/html" } });
  });
}

/** The connection breaks off. Counts the requests. */
export function questionsBreakOff(onRequest: () => void = () => undefined): RequestHandler {
  return http.get(address, () => {
    onRequest();
    return HttpResponse.error();
  });
}

/** The questions are on their way for ever. */
export function questionsLinger(): RequestHandler {
  return http.get(address, async () => {
    await delay("infinite");
    return HttpResponse.json({ questions: [] });
  });
}
