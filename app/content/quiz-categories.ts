/** The categories with a filter button of their own, in the order shown ('all' comes before them). */
const filterLabels = {
  episode: "Episodes",
  frontend: "Frontend",
  backend: "Backend",
  ai: "AI",
  gpu: "GPU",
  general: "General",
  "graphics-engineering": "Graphics Engineering",
  "game-development": "Game Development",
  "system-administration": "System Administration",
  security: "Security",
  "data-visualization": "Data Visualization",
  "career-development": "Career Development",
  leadership: "Leadership",
  freelancing: "Freelancing",
  "web-development": "Web Development",
  "mobile-development": "Mobile Development",
};

/** What each category is called on buttons and badges. */
export const categoryLabels = {
  ...filterLabels,
  "software-architecture": "Software Architecture",
  "software-engineering": "Software Engineering",
  "open-source": "Open Source",
};

export type QuizCategory = keyof typeof categoryLabels;

export const filterCategories = Object.keys(filterLabels) as (keyof typeof filterLabels)[];

/** Every category that a quiz may have. */
export const quizCategories = Object.keys(categoryLabels) as QuizCategory[];

/** Categories shown of a quiz (specification, section 9). */
const shownCategories = 2;

/** What a quiz shows of its categories: the first two, without 'episode' where others say more. */
export function categoriesOf({ categories }: { categories: readonly QuizCategory[] }): readonly QuizCategory[] {
  const telling = categories.filter((category) => category !== "episode");
  return (telling.length > 0 ? telling : categories).slice(0, shownCategories);
}
