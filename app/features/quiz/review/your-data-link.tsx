import { Link } from "#app/ui/link.tsx";

export function YourDataLink() {
  return (
    <Link to="/wrapped#your-data" className="text-mint underline">
      Your Data
    </Link>
  );
}
