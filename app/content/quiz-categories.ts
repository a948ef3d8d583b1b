/** The categories with a filter button of their own, in the order shown ('all' comes before them). */
export const filterCategories = [
  "episode",
  "frontend",
  "backend",
  "ai",
  "gpu",
  "general",
  "graphics-engineering",
  "game-development",
  "system-administration",
  "security",
  "data-visualization",
  "career-development",
  "leadership",
  "freelancing",
  "web-development",
  "mobile-development",
] as const;

/** Every category that a quiz may have. */
export const quizCategories = [
  ...filterCategories,
  "software-architecture",
  "software-engineering",
  "open-source",
] as const;

export type QuizCategory = (typeof quizCategories)[number];

/** What each category is called on buttons and badges. */
export const categoryLabels: Readonly<Record<QuizCategory, string>> = {
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
  "software-architecture": "Software Architecture",
  "software-engineering": "Software Engineering",
  "open-source": "Open Source",
};

/** Categories shown of a quiz (specification, section 9). */
const shownCategories = 2;

/** What a quiz shows of its categories: the first two, without 'episode' where others say more. */
export function categoriesOf({ categories }: { categories: readonly QuizCategory[] }): readonly QuizCategory[] {
  const telling = categories.filter((category) => category !== "episode");
  return (telling.length > 0 ? telling : categories).slice(0, shownCategories);
}
