import { delay, http, HttpResponse } from "msw";
import type { Question } from "#app/content/schemas.server.ts";

const address = "*/quizzes/:quizId.json";

/** The questions of every quiz come, as the build writes them. Counts the requests. */
export function questionsArrive(questions: readonly Question[], onRequest: () => void = () => undefined) {
  return http.get(address, () => {
    onRequest();
    return HttpResponse.json({ questions });
  });
}

/** The connection breaks off. Counts the requests. */
export function questionsBreakOff(onRequest: () => void) {
  return http.get(address, () => {
    onRequest();
    return HttpResponse.error();
  });
}

/** The questions are on their way for ever. */
export function questionsLinger() {
  return http.get(address, async () => {
    await delay("infinite");
    return HttpResponse.json({ questions: [] });
  });
}
