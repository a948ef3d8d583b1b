/** Categories with a filter button, in order. 'All' precedes them. */
const filterLabels = {
  episode: "Episode",
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

/** Names of categories on buttons and badges. */
export const categoryLabels = {
  ...filterLabels,
  "software-architecture": "Software Architecture",
  "software-engineering": "Software Engineering",
  "open-source": "Open Source",
};

type QuizCategory = keyof typeof categoryLabels;

export const filterCategories = Object.keys(filterLabels) as (keyof typeof filterLabels)[];

/** Every valid category. */
export const quizCategories = Object.keys(categoryLabels) as QuizCategory[];

/** Returns the categories that a quiz shows: its first two. */
export function categoriesOf({ categories }: { categories: readonly QuizCategory[] }): readonly QuizCategory[] {
  return categories.slice(0, 2);
}
