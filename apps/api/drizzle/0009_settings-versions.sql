CREATE TABLE "settings_versions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"changed_by" char(26) NOT NULL,
	"changed_by_name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settings_versions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TRIGGER settings_versions_append_only BEFORE UPDATE OR DELETE ON "settings_versions" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER settings_versions_no_truncate BEFORE TRUNCATE ON "settings_versions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
