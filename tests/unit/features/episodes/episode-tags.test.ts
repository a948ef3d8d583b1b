import { expect, test } from "vitest";

import { hashtagsOf } from "#app/features/episodes/episode-tags.tsx";

test.each([
  ["game development", "#game_development"],
  ["c#", "#csharp"],
  ["c++", "#cpp"],
  [".net", "#dotnet"],
  ["go vs .net", "#go_vs_dotnet"],
  ["node.js", "#node_js"],
  ["ci/cd", "#ci_cd"],
  ["micro-frontend", "#micro_frontend"],
  ["მენტალური ჯანმრთელობა", "#მენტალური_ჯანმრთელობა"],
])("the tag '%s' becomes %s", (tag, hashtag) => {
  expect(hashtagsOf([tag])).toEqual(["#devtherapy", hashtag]);
});

test("no hashtag stands twice", () => {
  expect(hashtagsOf(["devtherapy", "ci/cd", "ci cd"])).toEqual(["#devtherapy", "#ci_cd"]);
});
