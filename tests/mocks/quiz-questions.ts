import { delay, http, HttpResponse } from "msw";
import type { Question } from "#app/content/schemas.server.ts";

const address = "*/quizzes/:quizId.json";

/** Answers every quiz with these questions. */
export function questionsArrive(questions: readonly Question[]) {
  return http.get(address, () => HttpResponse.json({ questions }));
}

/** Breaks the connection. Calls `onRequest` per request. */
export function questionsBreakOff(onRequest: () => void) {
  return http.get(address, () => {
    onRequest();
    return HttpResponse.error();
  });
}

/** Never responds. */
export function questionsLinger() {
  return http.get(address, async () => {
    await delay("infinite");
    return HttpResponse.json({ questions: [] });
  });
}
