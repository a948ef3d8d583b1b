import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useHydrated } from "#app/lib/browser-state.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";

const orders = [
  { value: "newest", label: "Newest First" },
  { value: "oldest", label: "Oldest First" },
];

function Fields({ onChange }: { onChange: (value: string) => void }) {
  const [text, setText] = useState("");
  const [order, setOrder] = useState("newest");
  // Rerender right after hydration, as the pages of lists do.
  useHydrated();
  const keep = (set: (value: string) => void) => (value: string) => {
    set(value);
    onChange(value);
  };
  return (
    <>
      <SearchBox label="Search" value={text} onChange={keep(setText)} />
      <Select label="Sort by" value={order} options={orders} onChange={keep(setOrder)} className="" />
    </>
  );
}

test("keeps input made before hydration and passes it to onChange", async () => {
  const onChange = vi.fn<(value: string) => void>();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Fields onChange={onChange} />);
  const [field, select] = [container.querySelector("input"), container.querySelector("select")];
  Object.assign(field ?? {}, { value: "rust" });
  Object.assign(select ?? {}, { value: "oldest" });
  const root = await act(async () => hydrateRoot(container, <Fields onChange={onChange} />));
  expect(onChange.mock.calls).toEqual([["rust"], ["oldest"]]);
  expect([field?.value, select?.value]).toEqual(["rust", "oldest"]);
  act(() => root.unmount());
});
